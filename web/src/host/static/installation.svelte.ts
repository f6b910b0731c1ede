/** The service worker: it fetches everything once, serves it without a network, and brings newer versions. */

interface Progress {
  done: number;
  total: number;
}

class Installation {
  /** A newer version waits to take over. */
  update = $state.raw<ServiceWorker | null>(null);
  private asked = false;

  watch(registration: ServiceWorkerRegistration): void {
    const found = () => {
      if (registration.waiting && navigator.serviceWorker.controller) this.update = registration.waiting;
    };
    found();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", found));
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (this.asked) location.reload();
    });
  }

  /** The page is loaded again, in the newer version. */
  takeUpdate(): void {
    this.asked = true;
    this.update?.postMessage("take over");
  }
}

export const installation = new Installation();

/** On the first visit, wait until everything is there; without a service worker the page works as long as the host does. */
export async function install(told: (done: number, total: number) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const hear = ({ data }: MessageEvent<Progress>) => told(data.done, data.total);
  navigator.serviceWorker.addEventListener("message", hear);
  try {
    const registration = await navigator.serviceWorker.register("service-worker.js");
    installation.watch(registration);
    if (!registration.active) await settled(registration);
  } catch (error) {
    console.warn(`There is no service worker: ${error}`);
  }
  navigator.serviceWorker.removeEventListener("message", hear);
}

const MISSED = 2000; // milliseconds

/** Until the service worker serves this page, or has given up. */
function settled(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  return new Promise((resolve) => {
    if (!worker) return resolve();
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    void navigator.serviceWorker.ready.then(() => setTimeout(resolve, MISSED)); // it may serve this page already
    worker.addEventListener("statechange", () => worker.state === "redundant" && resolve());
  });
}
