from alembic.config import Config
from alembic.script import ScriptDirectory

from gugong.server.schema import MIGRATIONS, is_known, newest


def test_versions_are_those_of_the_migrations():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    assert newest() == scripts.get_current_head()
    assert all(is_known(script.revision) for script in scripts.walk_revisions())
    assert not is_known("9999")
