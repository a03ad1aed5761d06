/** What a screen asks of the page around it. */
class Shell {
  /** Whether the screen has the whole window: its own bar then leads home. Null as long as it has not said so. */
  whole = $state<boolean | null>(null);
  /** Whether the server has a newer page than this one. */
  fresh = $state(false);
}

export const shell = new Shell();
