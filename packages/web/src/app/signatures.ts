import ts from 'typescript';

export interface Parameter {
  readonly name: string;
  /** As it is written: `string`, `readonly string[]`. */
  readonly type: string;
}

/** A function among the words: its path and its parameters. */
export interface Signature {
  readonly path: readonly string[];
  readonly parameters: readonly Parameter[];
}

/** For tests: the parameters of the functions of each `...Words` interface in a source file. */
export function signaturesIn(source: string): ReadonlyMap<string, readonly Signature[]> {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest);
  const interfaces = file.statements.filter((statement) => ts.isInterfaceDeclaration(statement));
  const words = interfaces.filter(({ name }) => name.text.endsWith('Words'));
  return new Map(words.map(({ name, members }) => [name.text, membersOf(members, [], file)]));
}

function membersOf(
  members: readonly ts.TypeElement[],
  above: readonly string[],
  file: ts.SourceFile,
): readonly Signature[] {
  return members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return [];
    const path = [...above, member.name.getText(file)];
    if (ts.isTypeLiteralNode(member.type)) return membersOf(member.type.members, path, file);
    if (!ts.isFunctionTypeNode(member.type)) return [];
    const parameters = member.type.parameters.map((each) => ({
      name: each.name.getText(file),
      type: each.type?.getText(file) ?? '',
    }));
    return [{ path, parameters }];
  });
}
