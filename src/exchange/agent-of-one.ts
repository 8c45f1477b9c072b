import { Agent } from 'undici'
import { openConnector } from './open-connector.js'

/** Sends requests of which each is the last one of its connection (`reset`): it keeps none open. */
export const agentOfOne = new Agent({ connect: openConnector() })
