/** Import this before anything else of the build. */
import './siteEnvironment'

// In development React and MUI produce other markup.
process.env.NODE_ENV = 'production'
