import { type Command, Option } from 'commander'
import { type SafetyLevel, safetyLevels } from '../../terms/safety-level.js'

/** Which target is meant, how much of the contract, and what may be done to it. */
export interface TargetFlags {
  readonly profile?: string
  readonly baseUrl?: string
  readonly interface?: readonly string[]
  readonly only?: readonly string[]
  readonly allow?: SafetyLevel
}

/** Declares the options that name the target and the part of the contract. */
export const addTarget = (command: Command): Command =>
  command
    .option(
      '-p, --profile <file>',
      'profile of the target (YAML); assay.yaml by default, if it exists',
    )
    .option('-u, --base-url <url>', 'root of the target; without a target, the reference bank')
    .option('-i, --interface <name...>', 'only these interfaces')
    .option('--only <pattern...>', 'only these requirements or scenarios (* stands for anything)')

/** The option that says what may be done to the target. */
export const allowOption = (): Option =>
  new Option('--allow <level>', 'what may be done to the target').choices(safetyLevels)
