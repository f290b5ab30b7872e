import { startGateway } from './e2e/fixtures/gateway'
import { phoneScreen, withPage } from './tools/performance/browser'
import { getPath } from '@/site/allRoutes'
const runs = Number(process.argv[2] ?? 3)
const folders = (process.argv[3] ?? 'dist').split(',')
const pageId = (process.argv[4] ?? 'scheduleDemo') as any
const verbose = process.argv[5]
const sites = await Promise.all(folders.map((f) => startGateway(f)))
const tot: Record<string, number[]> = {}
try {
 for (let r=0;r<runs;r++) for (const [i, site] of sites.entries()) {
  await withPage({ screen: phoneScreen }, async (page) => {
    const client = await page.createCDPSession()
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', { offline:false, latency: 150, downloadThroughput: 1.6e6/8, uploadThroughput: 750e3/8 })
    await page.tracing.start({ categories: ['devtools.timeline','toplevel','blink.user_timing','v8','disabled-by-default-devtools.timeline'] })
    await page.goto(site.url + getPath(pageId,'es'))
    await page.waitForNetworkIdle({ idleTime: 2000 })
    const buf = await page.tracing.stop()
    const { traceEvents } = JSON.parse(Buffer.from(buf!).toString())
    const ps = traceEvents.filter((e:any)=>e.name==='EvaluateScript'||e.name==='ParseHTML')
    const cnt: Record<string,number>={}; for (const e of ps) cnt[e.pid+':'+e.tid]=(cnt[e.pid+':'+e.tid]??0)+1
    const main = Object.entries(cnt).sort((a,b)=>b[1]-a[1])[0]![0]
    const ev = traceEvents.filter((e:any)=>e.pid+':'+e.tid===main&&e.ph==='X').sort((a:any,b:any)=>a.ts-b.ts)
    const nav = traceEvents.find((e:any)=>e.name==='firstContentfulPaint'&&e.pid+':'+e.tid===main)
    const t0 = ev.find((e:any)=>e.name==='ParseHTML')?.ts
    const tasks = ev.filter((e:any)=>e.name==='RunTask'&&(e.tdur??0)*4>30000)
    const fcp = nav?.ts ?? t0
    const tbt = ev.filter((e:any)=>e.name==='RunTask'&&e.ts>fcp).reduce((s:number,e:any)=>s+Math.max(0,(e.tdur??0)*4/1000-50),0)
    ;(tot[folders[i]!]??=[]).push(tbt)
    console.log(folders[i], r, 'TBT(thread x4)', tbt.toFixed(0))
    if (verbose) console.log(tasks.map((e:any)=>{
      const inner = ev.filter((x:any)=>x!==e&&x.ts>=e.ts&&x.ts+x.dur<=e.ts+e.dur&&!/RunTask/.test(x.name))
      const by:Record<string,number>={}
      for (const x of inner) by[x.name+(x.args?.data?.url?':'+String(x.args.data.url).split('/').pop():'')]=(by[x.name+(x.args?.data?.url?':'+String(x.args.data.url).split('/').pop():'')]??0)+(x.tdur??0)
      const top=Object.entries(by).sort((a,b)=>b[1]-a[1]).slice(0,6).map(([k,v])=>`${k} ${(v/1000*4).toFixed(0)}`).join(', ')
      if((e.tdur??0)*4>90000) console.log(inner.filter((x:any)=>(x.tdur??0)*4>15000).map((x:any)=>'      +'+((x.ts-e.ts)/1000).toFixed(0)+' '+((x.tdur??0)/250).toFixed(0)+' '+x.name+' '+JSON.stringify(x.args?.data??x.args).slice(0,120)).join('\n')); return `   @${((e.ts-t0)/1000).toFixed(0)} ${(e.tdur/1000*4).toFixed(0)} [${top}]`
    }).join('\n'))
  })
 }
 for (const [k,v] of Object.entries(tot)) { v.sort((a,b)=>a-b); console.log(k,'median',v[Math.floor(v.length/2)]?.toFixed(0), v.map(x=>x.toFixed(0)).join(' ')) }
} finally { for (const s of sites) await s.stop() }
