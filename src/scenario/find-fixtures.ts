import type { Fixtures, Search } from './fixture.js'

/** Binds the fixtures of a suite to a run, so that a scenario can call them. */
export const findFixtures = (
  search: Search,
  fixtures: Fixtures,
): Readonly<Record<string, (...wanted: never[]) => Promise<unknown>>> =>
  Object.fromEntries(
    Object.entries(fixtures).map(([name, fixture]) => [
      name,
      (...wanted: never[]) => fixture(search, ...wanted),
    ]),
  )
