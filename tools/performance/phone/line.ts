/** How many times slower the phone's processor is than this machine's. */
export const cpuSlowdown = 4

/** The browser's own "Slow 4G": 1.6 Mbit/s with 150 ms there and back, as a request feels it. */
export const slow4g = {
  offline: false,
  /** Milliseconds. */
  latency: 562.5,
  /** Bytes a second. */
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}

export const slow4gInWords = `A processor ${cpuSlowdown} times slower and the browser's own "Slow 4G": ${slow4g.latency} ms a request, ${slow4g.downloadThroughput / 1000} KB/s down, ${slow4g.uploadThroughput / 1000} KB/s up.`
