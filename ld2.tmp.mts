import { startGateway } from './e2e/fixtures/gateway'
import { phoneScreen, withPage } from './tools/performance/browser'
import { getPath } from '@/site/allRoutes'
const site = await startGateway(process.argv[2] ?? 'dist')
const pageId = (process.argv[3] ?? 'scheduleDemo') as any
try { await withPage({ screen: phoneScreen }, async (page) => {
    const client = await page.createCDPSession()
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', { offline:false, latency: 150, downloadThroughput: 1.6e6/8, uploadThroughput: 750e3/8 })
    await page.tracing.start({ categories: ['devtools.timeline','toplevel','blink.user_timing','v8','loading','disabled-by-default-devtools.timeline'] })
    await page.goto(site.url + getPath(pageId,'es'))
    await page.waitForNetworkIdle({ idleTime: 2000 })
    const buf = await page.tracing.stop()
    const { traceEvents } = JSON.parse(Buffer.from(buf!).toString())
    const count:Record<string,number>={}
    for (const e of traceEvents) if (e.name==='EvaluateScript') count[e.pid+':'+e.tid]=(count[e.pid+':'+e.tid]??0)+1
    const m = Object.entries(count).sort((a,b)=>b[1]-a[1])[0]![0]
    const fcp = Math.max(...traceEvents.filter((e:any)=>e.name==='firstContentfulPaint'&&e.pid+':'+e.tid===m).map((e:any)=>e.ts))
    const nav = fcp
    console.log('fcp', (fcp-nav)/1000)
    const ev = traceEvents.filter((e:any)=>e.pid+':'+e.tid===m&&e.ph==='X').sort((a:any,b:any)=>a.ts-b.ts)
    let tbt=0
    for (const e of ev.filter((e:any)=>e.name==='RunTask')) {
      const ms=(e.tdur??0)*4/1000
      if (e.ts>fcp) tbt+=Math.max(0,ms-50)
      if (ms<25) continue
      const inner = ev.filter((x:any)=>x!==e&&x.ts>=e.ts&&x.ts+x.dur<=e.ts+e.dur&&!/RunTask/.test(x.name)&&(x.tdur??0)*4>8000)
      console.log(`@${((e.ts-nav)/1000).toFixed(0)} ${ms.toFixed(0)}`)
      for (const x of inner.slice(0,12)) console.log('      '+((x.tdur??0)/250).toFixed(0)+' '+x.name+' '+JSON.stringify(x.args?.data??x.args??{}).replace(/"(frame|isolate|stackTrace|sampleTraceId)":[^,}]*,?/g,'').slice(0,150))
    }
    console.log('TBT', tbt.toFixed(0))
  })
} finally { await site.stop() }
