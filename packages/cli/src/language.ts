import { LANGUAGES, type Language } from '@madang/engine';
import { Option } from 'commander';

/** The language of the locale, or English if it is not supported. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  // `zh_CN` and `zh_SG` write simplified characters.
  if (/^zh[_-](cn|sg|hans)/i.test(locale)) return 'zh-Hans';
  return LANGUAGES.find((language) => language === locale.slice(0, 2).toLowerCase()) ?? 'en';
}

export function languageOption(): Option {
  return new Option('--lang <language>', 'language of the match')
    .choices(LANGUAGES)
    .default(languageOf(process.env), 'from LC_ALL or LANG');
}
