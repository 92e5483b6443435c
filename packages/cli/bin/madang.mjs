#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read it and hand over to the launcher's.
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { launch } from '../../../scripts/launch.mjs';
import { compiled, isSetUp } from '../../../scripts/setup.mjs';

if (isSetUp()) {
  module.enableCompileCache(compiled);
  process.env.NODE_COMPILE_CACHE ??= compiled; // for workers
  await import('../src/main.ts');
} else await launch([fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
