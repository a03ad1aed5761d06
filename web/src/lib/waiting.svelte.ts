/** The tables that wait for whoever is signed in, as the server said last. */
class Waiting {
  tables = $state.raw<readonly string[]>([]);
}

export const waiting = new Waiting();
