/** Whole numbers, as in 0.3.0; pre-releases are not made. */
const VERSION = /^\d+\.\d+\.\d+$/;

/** True when a version comes after another; false for anything that is not a version. */
export function isLater(version: string, than: string): boolean {
  if (!VERSION.test(version) || !VERSION.test(than)) return false;
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}

/** A package.json with another version. */
export function withVersion(manifest: string, version: string): string {
  return replaced(manifest, /^( {2}"version": ")[^"]*/m, `$1${version}`);
}

/** A package-lock.json with another version of the repository and of its workspaces. */
export function lockWithVersion(lock: string, version: string): string {
  const parsed = JSON.parse(lock);
  const packages = Object.entries<Record<string, unknown>>(parsed.packages).map(([path, entry]) =>
    path.includes('node_modules/') ? [path, entry] : [path, { ...entry, version }],
  );
  return `${JSON.stringify({ ...parsed, version, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}

/** The engine's version.ts: the new version, and the old one among those that have left records. */
export function engineWithVersion(source: string, old: string, version: string): string {
  const named = replaced(source, `ENGINE_VERSION = '${old}'`, `ENGINE_VERSION = '${version}'`);
  return replaced(named, /, ENGINE_VERSION\]/, `, '${old}', ENGINE_VERSION]`);
}

/** CHANGELOG.md with what was unreleased under the version and its date; null when nothing is unreleased. */
export function changelogWithVersion(changelog: string, version: string, date: string): string | null {
  const [, before = '', unreleased = '', after = ''] = /^(.*\n## Unreleased\n)(.*?)(\n## .*|)$/s.exec(changelog) ?? [];
  if (unreleased.trim() === '') return null;
  return `${before}\n## ${version} (${date})\n\n${unreleased.trim()}\n${after}`;
}

function replaced(text: string, what: string | RegExp, by: string): string {
  const result = text.replace(what, by);
  if (result === text) throw new Error(`${what} was not found`);
  return result;
}
