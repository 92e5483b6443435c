/** The same store with some of its methods replaced. */
export function override<S extends object>(store: S, replaced: Partial<S>): S {
  return new Proxy(store, {
    get(target, name) {
      const replacement: unknown = Reflect.get(replaced, name);
      if (replacement !== undefined) return replacement;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
