import type { Fixtures, Found } from './fixture.js'
import type { NamedStory, Story } from './scenario.js'
import type { Stage } from './stage.js'

/**
 * Gives the suite of an interface its way of declaring scenarios, with the interface's fixtures at hand.
 *
 * @param interfaceName for instance `accounts`
 * @param _fixtures the fixtures of the suite; only their types are used here
 */
export const scenariosFor =
  <F extends Fixtures>(interfaceName: string, _fixtures: F) =>
  (title: string, story: Story<Stage & { readonly fixtures: Found<F> }>): NamedStory => ({
    kind: 'scenario',
    title,
    interface: interfaceName,
    story: story as Story,
  })
