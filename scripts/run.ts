import { spawn } from 'node:child_process'

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
}

/** Runs a command with the terminal's input and output; resolves to its exit code. */
export function run(
  command: string,
  parameters: readonly string[],
  { env, cwd }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      cwd,
    })
    child.once('error', reject)
    child.once('close', (code) => {
      resolve(code ?? 1)
    })
  })
}

/** Runs one of the project's TypeScript scripts. */
export const runScript = (file: string, parameters: readonly string[] = [], options?: RunOptions) =>
  run(process.execPath, ['--import', 'tsx', file, ...parameters], options)

/** Runs a command of an installed package. */
export const runTool = (name: string, parameters: readonly string[], options?: RunOptions) =>
  run(process.execPath, [`node_modules/.bin/${name}`, ...parameters], options)
