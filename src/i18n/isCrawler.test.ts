import { isCrawler } from './isCrawler'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) '

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; YouBot/1.0)', true],
  ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)', true],
  ['Mozilla/5.0 (Linux; Android 10; CUBOT KINGKONG) Chrome/120.0 Mobile Safari/537.36', false],
  [`${chrome}Chrome/126.0.0.0 Safari/537.36`, false],
  [`${chrome}HeadlessChrome/126.0.0.0 Safari/537.36`, false],
])('%s is a crawler: %s', (userAgent, crawler) => {
  expect(isCrawler(userAgent)).toBe(crawler)
})
