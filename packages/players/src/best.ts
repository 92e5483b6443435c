/** The action that is worth most; of equals the first. A single action is not weighed. */
export function best<A>(actions: readonly A[], worth: (action: A) => number): A {
  let chosen = actions[0];
  if (actions.length === 1) return chosen;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const here = worth(action);
    if (here > most) {
      most = here;
      chosen = action;
    }
  }
  return chosen;
}
