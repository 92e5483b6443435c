/** The references of a document that lead nowhere within it. */
export function danglingReferences(document: object): readonly string[] {
  const all = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  return all.filter((reference) => resolve(document, reference) === undefined);
}

function resolve(root: unknown, reference: string): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], root);
}
