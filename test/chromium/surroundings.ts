import { accessSync, constants, statSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Surroundings } from './chromium-candidates.js'

/** This machine, as the search for a browser sees it. */
export const surroundings: Surroundings = {
  environment: process.env,
  platform: process.platform,
  playwrights: chromium.executablePath(),
  isExecutable: (path) => {
    try {
      accessSync(path, constants.X_OK)
      return statSync(path).isFile()
    } catch {
      return false
    }
  },
}
