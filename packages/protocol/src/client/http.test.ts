import { expect, it } from 'vitest';
import { HTTP_ERRORS } from '../errors.ts';
import { RequestError } from './http.ts';

it('an error is temporary by its status exactly where the advice for its code is to retry', () => {
  for (const [code, { status, advice }] of Object.entries(HTTP_ERRORS))
    expect(new RequestError(code, 'a message', status).isTemporary).toBe(advice === 'retry');
});
