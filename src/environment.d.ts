/** Settings that webpack writes into the script; browsers have no `process`. */
declare const process: {
  readonly env: Readonly<
    Partial<
      Record<
        | 'NODE_ENV'
        | 'SITE_URL'
        | 'SITE_KEY'
        | 'CONTACT_SERVICE_URL'
        | 'GEOLOCATION_URL'
        | 'ANALYTICS_ID',
        string
      >
    >
  >
}
