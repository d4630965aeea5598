import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const config: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React and Astro write what HTML allows; these are matters of taste.
    'no-inline-style': 'error',
    'no-raw-characters': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': ['error', { maxlength: 70 }],
    // A phone number in a text is a link only where it can be called.
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
    // Safari takes this role from a list without marks; the tests of documents ask for it.
    'no-redundant-role': ['error', { exclude: ['list'] }],
  },
};
const FRAGMENT: ConfigData = { ...config, extends: ['html-validate:standard', 'html-validate:a11y'] };
const validator = new HtmlValidate(new StaticConfigLoader(config));
const fragmentValidator = new HtmlValidate(new StaticConfigLoader(FRAGMENT));

/** What is wrong with a document, one line a fault. */
export const faultsOfDocument = (html: string) => faultsOf(validator, html);
/** What is wrong with a piece of a document. */
export const faultsOfFragment = (html: string) => faultsOf(fragmentValidator, html);

function faultsOf(judge: HtmlValidate, html: string): string[] {
  const { results } = judge.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const source = html.split('\n')[line - 1] ?? '';
      return `${ruleId}: ${message} — ${source.slice(Math.max(0, column - 40), column + 60)}`;
    }),
  );
}
