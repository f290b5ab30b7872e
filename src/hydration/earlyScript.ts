import { crawlerNames } from '../i18n/isCrawler'

/**
 * Runs in the head, before anything is painted: the visitor's language (requirements R1, R2),
 * colour scheme, and when the site's own script is asked for.
 *
 * A page of a pair that is in the other language is replaced by its pair; one address that serves
 * both languages is kept hidden until it has been written in the visitor's. An alias gives way to
 * the page's own address. A crawler stays where it is.
 *
 * The site's script waits for the first sign of the visitor, or until something comes into view
 * that moves by itself (`data-approach`): a page that is only read needs none. Where the page is of
 * no use without it (`data-eager`), or the address says more than its path, it waits for the first
 * paint alone. What is in view, and the browser's own answer to the sign, is painted first. What
 * they press before the script is there is kept for it (`window.queuedClick`), and a language that they
 * choose counts as chosen. Escape, or a tap or the focus elsewhere, closes the menu that is open,
 * as the site's script does later.
 *
 * The document says on its root element what it is: `lang`, `data-own` (its address), `data-pair`
 * (the address in the other language; absent where both share one, or there is none),
 * `data-scripts` (addresses of the code, in order), `data-content` (of what the page says) and
 * `data-eager` where nothing can be done without them.
 */
export const firstPaintScript = `(function(d,l,s,n){
var r=d.documentElement,a=r.dataset,own=a.own,pair=a.pair,keep,w,begun
a.colorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'
function ask(name,urls,as){(urls||'').split(' ').forEach(function(u){u&&d.head.appendChild(Object.assign(d.createElement(name),as(u)))})}
function painted(act){requestAnimationFrame(function(){setTimeout(act)})}
function begin(){
if(begun)return
begun=1
if(!('waiting' in a))ask('link',a.content,function(u){return{rel:'preload',as:'fetch',crossOrigin:'',href:u}})
ask('script',a.scripts,function(u){return{async:false,src:u}})}
function soon(){painted(begin)}
d.addEventListener('click',function(e){
var t=e.target,k=t.closest&&t.closest('a[hreflang],button,[role=tab]')
if(!k||'live' in a)return
if(k.hreflang)try{s.language=k.hreflang}catch(x){}
else{window.queuedClick=k;begin()}},true)
;['pointerdown','focusin','keydown'].forEach(function(t){d.addEventListener(t,function(e){
var m=d.querySelector('details[name][open]'),k=e.key
if(!m||'live' in a||(k?k!='Escape':m.contains(e.target)))return
m.open=false
if(k)m.firstChild.focus()})})
;['pointerdown','pointermove','keydown','scroll'].forEach(function(t){d.addEventListener(t,soon,{once:true,capture:true,passive:true})})
if('eager' in a||l.search||l.hash)d.addEventListener('DOMContentLoaded',soon)
else addEventListener('load',function(){
var o=new IntersectionObserver(function(x){x.some(function(y){return y.isIntersecting})&&soon()})
d.querySelectorAll('[data-approach]').forEach(function(x){o.observe(x)})})
if(!own||/${crawlerNames}/i.test(n.userAgent))return
try{keep=s.language}catch(e){}
if(keep!='es'&&keep!='en'){
keep=''
if(/^\\/en\\/*$/i.test(l.pathname)){keep='en';try{s.language='en'}catch(e){}}}
w=keep||(n.languages||[]).map(function(t){return t.slice(0,2).toLowerCase()}).find(function(t,i){return(t=='es'||t=='en')&&/^(es|en)(-|$)/i.test(n.languages[i])})||'es'
if(w!=r.lang&&pair)return l.replace(pair+l.search+l.hash)
if(w!=r.lang){a.waiting='';begin()}
if(l.pathname!=own)history.replaceState(history.state,'',own+l.search+l.hash)
})(document,location,(function(){try{return localStorage}catch(e){return{}}})(),navigator)`
