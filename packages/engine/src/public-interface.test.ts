import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(pathOf('../../../tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  pathOf('../../..'),
);

describe.each([
  ['the engine', 'index.ts'],
  ['what packages share', 'internal.ts'],
  ['the players', '../../players/src/index.ts'],
  ['the narrators', '../../narrators/src/index.ts'],
])('%s', (_, entry) => {
  it('documents every export', () => {
    const program = ts.createProgram([pathOf(entry)], options);
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(pathOf(entry));
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    const bare = exported.filter((symbol) => {
      const declared = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return declared.getDocumentationComment(checker).length === 0;
    });
    expect(exported.length).toBeGreaterThan(0);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

function pathOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
