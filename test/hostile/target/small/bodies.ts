import { deflateRawSync, gzipSync } from 'node:zlib'
import { type Misbehaviour, told } from '../misbehaviour.js'
import { once } from '../../../once.js'

const bomb = once(() => gzipSync(Buffer.alloc(40 * 1024 * 1024)))

const texts: Readonly<Record<string, string | Buffer>> = {
  nothing: '',
  'a-space': ' ',
  null: 'null',
  'a-number': '1e999',
  'a-string': '"\\u001b[31m"',
  'a-list': '[1,[2,[3]]]',
  'an-empty-object': '{}',
  'half-an-object': '{"items":[{"id":"a',
  'trailing-comma': '{"items":[],}',
  'a-byte-order-mark': '\ufeff{"items":[]}',
  'two-values': '{}{}',
  comments: '{"items":[/* none */]}',
  nan: '{"items":[NaN,Infinity,undefined]}',
  'single-quotes': "{'items':[]}",
  'utf-16': Buffer.from('{"items":[]}', 'utf16le'),
  'latin-1': Buffer.from('{"items":["\xe4"]}', 'latin1'),
  'bad-utf-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  'only-zeros': Buffer.alloc(5000),
  noise: Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 197 + (at >> 3)) & 0xff)),
  html: '<!doctype html><title>x</title><script>alert(1)</script>',
  xml: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "cccc">]><a>&b;</a>',
  'a-gzip': gzipSync('{}'),
  brackets: '['.repeat(20_000),
  'brackets-closed': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  braces: '{"a":'.repeat(20_000),
  quotes: '"'.repeat(20_001),
  backslashes: `"${'\\'.repeat(20_001)}`,
  'many-items': `{"items":[${'{},'.repeat(30_000)}{}]}`,
  'many-names': `{${Array.from({ length: 20_000 }, (_, at) => `"a${at}":0`).join()}}`,
  'one-name-often': `{${'"a":0,'.repeat(20_000)}"items":[]}`,
  'many-secret-members': `{${'"access_token":"a","sessionId":"'.repeat(3000)}"}`,
  'many-sessions': `[${Array.from({ length: 3000 }, (_, at) => `{"sessionId":"session-token-${at}"}`).join()}]`,
  'tokens-of-ours': '{"items":["‹token·3f2a›","‹key·0000›","‹‹›››"]}',
  'a-problem': '{"type":"about:blank","title":"\\u001b","status":200,"detail":[]}',
  'a-megabyte': `{"items":["${'y'.repeat(1024 * 1024)}"]}`,
}

const codings: Readonly<Record<string, readonly [value: string, body: (plain: Buffer) => Buffer]>> =
  {
    gzip: ['gzip', (plain) => gzipSync(plain)],
    'gzip-in-gzip': ['gzip, gzip', (plain) => gzipSync(gzipSync(plain))],
    'nine-times-gzip': ['gzip,'.repeat(9), (plain) => gzipSync(plain)],
    'raw-deflate': ['deflate', (plain) => deflateRawSync(plain)],
    'not-gzip': ['gzip', (plain) => plain],
    'half-a-gzip': ['gzip', (plain) => gzipSync(plain).subarray(0, 15)],
    'not-brotli': ['br', (plain) => plain],
    unknown: ['snake-oil', (plain) => plain],
    bomb: ['gzip', () => bomb()],
    'bomb-in-gzip': ['gzip, gzip', () => gzipSync(bomb())],
  }

/** Answers whose bodies are something else altogether. */
export const bodies: readonly Misbehaviour[] = [
  ...Object.entries(texts).map(([word, text]): Misbehaviour => ({
    name: `body-${word}`,
    sentence: `The body of each answer is ${word}.`,
    spoil: (answer) => told(answer, text),
  })),
  ...Object.entries(codings).map(([word, [value, encode]]): Misbehaviour => ({
    name: `coding-${word}`,
    sentence: `Bodies are coded in this way: ${word}.`,
    spoil: (answer) => ({
      ...told(answer, encode(answer.body)),
      headers: [...answer.headers, ['Content-Encoding', value]],
    }),
  })),
]
