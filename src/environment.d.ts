/** Settings that webpack writes into the script; browsers have no `process`. */
declare const process: {
  readonly env: Readonly<
    Partial<
      Record<'NODE_ENV' | keyof (typeof import('./site/siteDefaults'))['siteDefaults'], string>
    >
  >
}
