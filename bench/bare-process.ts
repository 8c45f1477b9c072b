import { readFileSync } from 'node:fs'
import { type BareRequest, sendBare } from './send-bare.js'

/** A program that only sends: what a certification is measured against. */
const [, , path = '', concurrency] = process.argv
await sendBare(JSON.parse(readFileSync(path, 'utf8')) as BareRequest[], Number(concurrency))
