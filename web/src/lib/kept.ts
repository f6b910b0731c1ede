/** What this browser keeps under a name, as JSON; whatever cannot be read counts as nothing. */
export function kept<Kind extends object>(name: string, nothing: Kind): Kind {
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(name) ?? "{}") as Partial<Kind>) };
  } catch {
    return nothing;
  }
}

export function keep(name: string, what: object): void {
  localStorage.setItem(name, JSON.stringify(what));
}
