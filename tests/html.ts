import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const config: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Rules of style are off where React's and Astro's valid output does not follow them.
    'no-inline-style': 'error',
    'no-raw-characters': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': ['error', { maxlength: 70 }],
    // Phone numbers are written with ordinary spaces.
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
    // Safari drops the list role from unstyled lists; page-markup.test.ts requires it.
    'no-redundant-role': ['error', { exclude: ['list'] }],
  },
};
const FRAGMENT: ConfigData = { ...config, extends: ['html-validate:standard', 'html-validate:a11y'] };
const validator = new HtmlValidate(new StaticConfigLoader(config));
const fragmentValidator = new HtmlValidate(new StaticConfigLoader(FRAGMENT));

/** HTML errors in a document, one line each. */
export const validateDocument = (html: string) => errorsIn(validator, html);
/** HTML errors in a fragment, one line each. */
export const validateFragment = (html: string) => errorsIn(fragmentValidator, html);

function errorsIn(htmlValidator: HtmlValidate, html: string): string[] {
  const { results } = htmlValidator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const source = html.split('\n')[line - 1] ?? '';
      return `${ruleId}: ${message} — ${source.slice(Math.max(0, column - 40), column + 60)}`;
    }),
  );
}
