declare module '*/baseline.css'

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
