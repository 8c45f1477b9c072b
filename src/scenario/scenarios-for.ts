import type { Verifies } from './verify/declaration.js'
import type { Fixtures, Found } from './fixture/fixture.js'
import type { NamedStory, Story } from './scenario.js'
import type { Stage } from './stage/stage.js'
import type { Verifying } from './verify/verification.js'

/** How stories are declared. */
export interface DeclareScenario<S extends Stage> {
  /** @param title a sentence */
  <K extends string>(title: string, story: Story<S & Verifying<K>, Verifies<K>>): NamedStory
}

/**
 * Gives the suite of an interface its way of declaring scenarios, with the interface's fixtures at hand. Requirements
 * are verified by the keys under which the story declares them: a key that is misspelt does not compile.
 *
 * @param interfaceName for instance `accounts`
 * @param _fixtures the fixtures of the suite; only their types are used here
 */
export const scenariosFor =
  <F extends Fixtures>(
    interfaceName: string,
    _fixtures: F,
  ): DeclareScenario<Stage & { readonly fixtures: Found<F> }> =>
  (title: string, story: unknown): NamedStory => ({
    kind: 'scenario',
    title,
    interface: interfaceName,
    story: story as Story,
  })
