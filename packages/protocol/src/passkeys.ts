import { z } from 'zod';
import { Name } from './name.ts';
import type { Shapes } from './vocabulary.ts';

// Passkeys: the JSON forms of WebAuthn, as far as they are used (https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON).

const Bytes = z
  .string()
  .max(8192)
  .regex(/^[A-Za-z0-9_-]*$/, 'is no base64url');
const type = z.literal('public-key');
const Credential = z.strictObject({ id: z.string(), type });

/** For `navigator.credentials.create`. */
export const PasskeyCreation = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type })),
  timeout: z.number(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** For `navigator.credentials.get`. Without a key: any passkey for this site will do. */
export const PasskeyRequest = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(Credential),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** What both answers have. Fields that are not read are left out. */
const ANSWER = {
  id: Bytes,
  rawId: Bytes,
  type,
};

/** What `navigator.credentials.create` has given. */
export const NewPasskey = z.object({
  ...ANSWER,
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What `navigator.credentials.get` has given: a signature, for one request. */
export const Signed = z.object({
  ...ANSWER,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
  }),
});
export type Signed = z.infer<typeof Signed>;

/** `signed` by a passkey that the person has already, if they have one. */
export const AddPasskey = z.strictObject({ passkey: NewPasskey, signed: Signed.optional() });
export type AddPasskey = z.infer<typeof AddPasskey>;

export const RemovePasskey = z.strictObject({ passkey_id: Bytes, signed: Signed.optional() });
export type RemovePasskey = z.infer<typeof RemovePasskey>;

/** The key that is sent becomes a key of the person whose passkey has signed. */
export const UsePasskey = z.strictObject({ signed: Signed, device: Name.optional() });
export type UsePasskey = z.infer<typeof UsePasskey>;

export const PASSKEY_SCHEMAS: Shapes = {
  AddPasskey,
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  RemovePasskey,
  Signed,
  UsePasskey,
};
