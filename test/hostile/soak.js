import { spawnSync } from 'node:child_process'

const minutes = process.argv[2] ?? '10'
const { status } = spawnSync('npx', ['playwright', 'test', '--project', 'tests', 'test/hostile'], {
  env: { ...process.env, ASSAY_SOAK: minutes },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
