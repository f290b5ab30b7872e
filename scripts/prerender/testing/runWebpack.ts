import webpack from 'webpack'

/** Runs webpack once. */
export const runWebpack = (configuration: webpack.Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration, (error) => {
      compiler?.close(() => {
        if (error) reject(error)
        else resolve()
      })
    })
  })
