/**
 * Runs in the head, before anything is painted: the visitor's language (R1, R2) and colour scheme.
 * A page of a pair that is in the other language is replaced by its pair; one address that serves
 * both languages is kept hidden until it has been written in the visitor's. An alias gives way to
 * the page's own address. A crawler stays where it is. A language that is chosen before the site's
 * script is there counts as chosen.
 *
 * The document says on its root element what it is: `lang`, `data-own` (its address), `data-pair`
 * (the address in the other language; absent where both share one, or there is none).
 */
export const firstPaintScript = `(function(d,l,s,n){
var r=d.documentElement,own=r.dataset.own,pair=r.dataset.pair,keep,w
r.dataset.colorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'
d.addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[hreflang]')
if(a)try{s.language=a.hreflang}catch(x){}})
if(!own||/bot|crawl|spider|slurp|lighthouse|preview/i.test(n.userAgent))return
try{keep=s.language}catch(e){}
if(keep!='es'&&keep!='en'){
keep=''
if(/^\\/en\\/*$/i.test(l.pathname)){keep='en';try{s.language='en'}catch(e){}}}
w=keep||(n.languages||[]).map(function(t){return t.slice(0,2).toLowerCase()}).find(function(t,i){return(t=='es'||t=='en')&&/^(es|en)(-|$)/i.test(n.languages[i])})||'es'
if(w!=r.lang&&pair)return l.replace(pair+l.search+l.hash)
if(w!=r.lang)r.dataset.waiting=''
if(l.pathname!=own)history.replaceState(history.state,'',own+l.search+l.hash)
})(document,location,(function(){try{return localStorage}catch(e){return{}}})(),navigator)`
