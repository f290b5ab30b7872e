import { launch } from 'puppeteer-core'
for (const args of [['--disable-features=WebUIOmniboxPopup'],['--disable-features=WebUIOmniboxAimPopup'],['--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup']]) {
  const b = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', ...args], defaultViewport: null })
  await new Promise(f=>setTimeout(f,2500))
  const t = await (await b.target().createCDPSession()).send('Target.getTargets', { filter: [{}] } as any)
  console.log(args.join(' ').slice(0,60), t.targetInfos.map((x:any)=>x.type+' '+x.url.slice(0,70)))
  await b.close()
}
