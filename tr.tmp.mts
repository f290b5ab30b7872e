import { startGateway } from './e2e/fixtures/gateway'
import { phoneScreen, withPage, waitForIdle, hydrate } from './tools/performance/browser'
import aiAssistants from '@/content/es/ai_assistants'
import conversation from '@/content/es/conversation'
const tabs = `[role="tablist"][aria-label="${conversation.tabs_label}"]`
const targets: Record<string,[string,string]> = {
  menu: ['/', 'header summary'],
  chatTab: ['/', `${tabs} [role="tab"][aria-selected="false"]`],
  carousel: ['/', `button[aria-label="${aiAssistants.next}"]`],
  day: ['/agendar-demo', '[role="gridcell"][aria-disabled="false"]'],
}
const which = (process.argv[2] ?? 'chatTab,carousel').split(',')
const runs = Number(process.argv[3] ?? 3)
const site = await startGateway(process.argv[4] ?? 'dist')
import { getPath } from '@/site/allRoutes'
try {
 for (const name of which) for (let r=0;r<runs;r++) {
  await withPage({ screen: phoneScreen }, async (page) => {
    const [pth, sel] = targets[name]!
    await page.goto(site.url + (name==='day'? getPath('scheduleDemo','es'):pth))
    await hydrate(page)
    while ((await page.$(sel)) === null) { await page.mouse.wheel({deltaY:400}); await page.waitForNetworkIdle({idleTime:300}) }
    await page.locator(sel).scroll(); await waitForIdle(page)
    await page.tracing.start({ categories: ['devtools.timeline','toplevel','disabled-by-default-devtools.timeline','blink.user_timing','v8'] })
    await page.tap(sel)
    await new Promise(f=>setTimeout(f,1500))
    const buf = await page.tracing.stop()
    const { traceEvents } = JSON.parse(Buffer.from(buf!).toString())
    const main = traceEvents.find((e:any)=>e.name==='EventDispatch')
    const ev = traceEvents.filter((e:any)=>e.pid===main.pid&&e.tid===main.tid&&e.ph==='X').sort((a:any,b:any)=>a.ts-b.ts)
    const clicks = ev.filter((e:any)=>e.name==='EventDispatch'&&['click','pointerup','pointerdown','touchstart'].includes(e.args.data.type)).map((e:any)=>[e.args.data.type,e.ts])
    const t0 = clicks[0][1]
    const tasks = ev.filter((e:any)=>e.name==='RunTask'||e.name==='ThreadControllerImpl::RunTask')
    const out = tasks.filter((e:any)=>e.ts+e.dur>=t0 && e.name==='RunTask'&&e.ts<t0+400000&&(e.tdur??0)>2500).map((e:any)=>{
      const inner = ev.filter((x:any)=>x!==e&&x.ts>=e.ts&&x.ts+x.dur<=e.ts+e.dur&&!/RunTask/.test(x.name))
      const by:Record<string,number>={}
      for (const x of inner) by[x.name+(x.name==='EventDispatch'?':'+x.args.data.type:'')]=(by[x.name+(x.name==='EventDispatch'?':'+x.args.data.type:'')]??0)+(x.tdur??0)
      const top=Object.entries(by).sort((a,b)=>b[1]-a[1]).slice(0,7).map(([k,v])=>`${k} ${(v/1000*4).toFixed(0)}`).join(', ')
      return `   @${((e.ts-t0)/1000).toFixed(0)} ${(e.tdur/1000*4).toFixed(0)} [${top}]`
    })
    console.log(name, r, 'tasks (thread ms x4):\n'+out.join('\n'))
  })
 }
} finally { await site.stop() }
