import { fileURLToPath } from 'node:url';
import { kernelsFile } from '@madang/players/kernels/node';
import { build } from 'vite';

/** A module as one script for a page, with the kernels from the file that Node loads too. */
export async function pageModule(module: URL): Promise<string> {
  const output = await build({
    ...{ configFile: false, logLevel: 'warn', root: import.meta.dirname },
    plugins: [{ name: 'kernels', buildStart: async () => void (await kernelsFile()) }],
    build: {
      write: false,
      target: 'es2024',
      lib: { entry: fileURLToPath(module), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!('output' in first)) throw new Error('the bundler watches instead of building');
  return first.output[0].code;
}
