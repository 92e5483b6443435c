export * as koikoiProtocol from './protocol/koikoi/index.ts';
