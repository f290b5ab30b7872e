/** The package contains no types. */
declare module '@mdn/mdn-http-observatory' {
  export interface ScanResult {
    readonly scan: { readonly grade: string; readonly score: number }
    readonly tests: Readonly<
      Record<
        string,
        { readonly pass: boolean; readonly result: string; readonly scoreModifier: number }
      >
    >
  }
  /** Scans `host` or `host:port` by http and https. */
  export function scan(host: string): Promise<ScanResult>
}
