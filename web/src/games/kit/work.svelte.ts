/** What a board asks of the server, one thing at a time: whatever is wanted meanwhile is not done. */
export class Work {
  busy = $state(false);

  async do(steps: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await steps();
    } finally {
      this.busy = false;
    }
  }
}
