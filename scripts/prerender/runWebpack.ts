import webpack, { type Configuration } from 'webpack'
import { UserError } from '../../server/errors'

/**
 * Runs one build or several, and prints their errors and warnings.
 *
 * @throws {UserError} if a build fails
 */
export async function runWebpack(...configurations: Configuration[]): Promise<void> {
  const compiler = webpack(configurations)
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error)
      else resolve(result)
    })
  })
  await new Promise((resolve) => {
    compiler.close(resolve)
  })
  if (stats?.hasErrors() || stats?.hasWarnings()) console.log(stats.toString('errors-warnings'))
  if (!stats || stats.hasErrors()) throw new UserError('webpack could not build the site.')
}
