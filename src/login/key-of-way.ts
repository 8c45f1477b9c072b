import { createHash } from 'node:crypto'
import type { Way } from '../target/auth/auth.js'

/** What two ways to log in have in common whose tokens are the same: where, and as which client. */
export const keyOfWay = ({ server, clientId }: Way): string =>
  createHash('sha256')
    .update(JSON.stringify([server, clientId]))
    .digest('base64url')
    .slice(0, 22)
