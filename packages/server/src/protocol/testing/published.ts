import type { OperationId } from '@madang/protocol';
import { ROUTES, type Route } from '@madang/protocol/schemas';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Json = Readonly<Record<string, unknown>>;
type Schema = { readonly $ref: string };

interface OpenApi extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
interface Content {
  readonly content: { readonly 'application/json': { readonly schema: object } };
}
interface AsyncApi extends Json {
  readonly channels: Readonly<
    Record<string, { readonly messages: Readonly<Record<string, { readonly payload: Schema }>> }>
  >;
}

/** The two documents that a server publishes, read with nothing but a JSON Schema validator. */
export class PublishedDocuments {
  private readonly openApi: OpenApi;
  private readonly asyncApi: AsyncApi;
  private readonly ajv = new Ajv2020({ strict: false, allErrors: false });

  constructor(openApi: OpenApi, asyncApi: AsyncApi) {
    this.openApi = openApi;
    this.asyncApi = asyncApi;
    this.ajv.addSchema(openApi, 'open');
    this.ajv.addSchema(asyncApi, 'async');
  }

  static async of(url: string): Promise<PublishedDocuments> {
    const [open, async] = await Promise.all(
      ['openapi', 'asyncapi'].map(async (name) => (await fetch(`${url}/api/${name}.json`)).json()),
    );
    return new PublishedDocuments(open as OpenApi, async as AsyncApi);
  }

  /** What is wrong with an answer by the document; null when nothing is. */
  answerFault(id: OperationId, status: number, body: unknown): string | null {
    const content = this.operation(id).responses[status];
    if (!content) return `${id}: the status ${status} is not documented`;
    const type = typeof body === 'string' ? 'application~1x-ndjson' : 'application~1json';
    return this.fault(`open#${this.pointer(id)}/responses/${status}/content/${type}/schema`, body);
  }

  /** What is wrong with a request body; null when nothing is. */
  bodyFault(id: OperationId, body: unknown): string | null {
    if (!this.operation(id).requestBody) return null;
    return this.fault(`open#${this.pointer(id)}/requestBody/content/application~1json/schema`, body);
  }

  /** What is wrong with a message of a channel; null when nothing is. */
  messageFault(channel: string, key: string, message: unknown): string | null {
    const found = this.asyncApi.channels[channel]?.messages[key];
    if (!found) return `${channel}: the message ${key} is not documented`;
    return this.fault(`async${found.payload.$ref}`, message);
  }

  private operation(id: OperationId): Operation {
    const { method, path }: Route = ROUTES[id];
    return this.openApi.paths[path][method.toLowerCase()];
  }

  private pointer(id: OperationId): string {
    const { method, path }: Route = ROUTES[id];
    return encodeURI(`/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`);
  }

  private fault(reference: string, value: unknown): string | null {
    const validate = this.ajv.getSchema(reference);
    if (!validate) throw new Error(`the document has no schema at ${reference}`);
    if (validate(value)) return null;
    return `${reference}: ${this.ajv.errorsText(validate.errors)}\n${JSON.stringify(value).slice(0, 2000)}`;
  }
}
