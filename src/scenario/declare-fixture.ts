import type { Fixture } from './fixture.js'

/** Declares a fixture: how to find the datum, and what to say when it is not there. */
export const fixture = <A extends readonly unknown[], T>(find: Fixture<A, T>): Fixture<A, T> => find
