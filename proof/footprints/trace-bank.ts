import { certifyBank } from '../trial/certify-bank.js'
import type { TrialSetup } from '../trial/open-trial-setup.js'
import type { Footprints } from './footprint.js'
import { openTracer } from './open-tracer.js'

/**
 * Certifies the honest bank and finds out what each scenario makes of it.
 *
 * @param interfaces to certify; undefined for all
 * @param concerned ids of the scenarios that are of interest; undefined for all
 */
export async function traceBank(
  setup: TrialSetup,
  interfaces?: readonly string[],
  concerned?: ReadonlySet<string>,
): Promise<Footprints> {
  const { observer, variation, footprints, close } = openTracer()
  await certifyBank(setup, {
    variations: [variation],
    interfaces,
    wire: false,
    observer,
    concerned,
  })
  close()
  return footprints
}
