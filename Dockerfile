FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY tools/package.json tools/
RUN npm ci
COPY . .
# What the build writes into the pages: see docs/operations.md.
ARG SITE_URL
ARG SITE_KEY
ARG CONTACT_SERVICE_URL
ARG GEOLOCATION_URL
ARG ANALYTICS_ID
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4173 \
    CONTACT_DATABASE=/data/contacts.sqlite \
    LOG_LEVEL=info
WORKDIR /site
COPY --from=build /site/dist dist
COPY --from=build /site/build build
# SQLite's native library and what loads it: all that the bundle does not hold.
COPY --from=build /site/node_modules/libsql node_modules/libsql
COPY --from=build /site/node_modules/@libsql node_modules/@libsql
COPY --from=build /site/node_modules/@neon-rs node_modules/@neon-rs
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a named signal Docker would take every signal, such as SIGHUP, as a stop, and not restart after a crash.
STOPSIGNAL SIGTERM
# Node itself, so that SIGTERM reaches it. The root file system may be read-only: only /data is written.
CMD ["node", "build/gateway.mjs"]
