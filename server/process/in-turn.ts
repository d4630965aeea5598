/** Runs tasks one after the other, in the order of the calls. One that rejects does not keep the next from running. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}
