/** What crawlers call themselves, for the script of the first paint and the site's own alike. */
export const crawlerNames = 'bot|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|embed'
