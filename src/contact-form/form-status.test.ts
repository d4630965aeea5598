import { describe, expect, test } from 'vitest';
import type { PostedForm } from '../../domain/contact/protocol.ts';
import { company, contactForm, contactProblems, contactStatus } from '../../tests/harness/unit/our-content.ts';
import { describeRefusal, type FormStatus, initialStatus, markTitle } from './form-status.ts';
import { formWords } from './form-words.ts';

const words = formWords({ company, contactForm, contactProblems, contactStatus });
const MESSAGE = '¿Cuánto vale un molino?';

describe('a rejected message', () => {
  test.each(['from_name', 'from_email', 'from_phone', 'message'])('is invalid for %s', (field) => {
    const errors = { [field]: contactProblems.tooLong };
    expect(describeRefusal(words, errors, MESSAGE)).toEqual({ kind: 'invalid', errors });
  });

  test('is a general failure when the field is not shown', () => {
    const errors = { from_service: contactProblems.tooLong };
    expect(describeRefusal(words, errors, MESSAGE)).toEqual({
      kind: 'failed',
      text: contactStatus.failure,
      message: MESSAGE,
    });
    expect(describeRefusal(words, errors)).toMatchObject({ kind: 'failed', message: '' });
  });

  test('is invalid when any of the fields is shown', () => {
    const errors = { from_service: contactProblems.tooLong, message: contactProblems.messageShort };
    expect(describeRefusal(words, errors)).toEqual({ kind: 'invalid', errors });
  });
});

describe('the initial status', () => {
  const reference = 'TL-7F3K2Q';
  const values = { message: MESSAGE };
  test.each<[string, PostedForm, FormStatus]>([
    ['is idle on a plain visit', {}, { kind: 'idle' }],
    ['is idle with values alone', { values }, { kind: 'idle' }],
    ['is sent with a reference', { reference }, { kind: 'sent', reference }],
    [
      'is invalid with a problem',
      { values, problems: { from_email: 'email' } },
      { kind: 'invalid', errors: { from_email: contactProblems.email } },
    ],
    [
      'is failed with a problem that no field shows',
      { values, problems: { from_serviceid: 'tooLong' } },
      { kind: 'failed', text: contactStatus.failure, message: MESSAGE },
    ],
    ['is failed with a reason', { values, failed: 'Why.' }, { kind: 'failed', text: 'Why.', message: MESSAGE }],
    ['is failed with a reason and no values', { failed: 'Why.' }, { kind: 'failed', text: 'Why.', message: '' }],
  ])('%s', (_, posted, status) => {
    expect(initialStatus(words, posted)).toEqual(status);
  });
});

describe('the document title', () => {
  const { sent, refused } = contactForm.titleMarks;
  const failure = { text: contactStatus.failure, message: MESSAGE };
  const states: readonly [FormStatus, string][] = [
    [{ kind: 'idle' }, ''],
    [{ kind: 'submitting' }, ''],
    [{ kind: 'sent', reference: 'TL-7F3K2Q' }, sent],
    [{ kind: 'invalid', errors: {} }, refused],
    [{ kind: 'unproved', ...failure }, refused],
    [{ kind: 'failed', ...failure }, refused],
  ];

  test.each(states)('for %j starts with «%s», whatever it was before', (status, mark) => {
    for (const before of ['', sent, refused])
      expect(markTitle(words, `${before}Contáctenos`, status)).toBe(`${mark}Contáctenos`);
  });
});
