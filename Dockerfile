# Carport in a container: what runs it and nothing else, as a user that may write only to /data.
FROM node:26.10.0-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8787 \
    OPS_PORT=9787 \
    DATABASE_URL=sqlite:/data/carport.db
WORKDIR /app
COPY package.json ./
COPY --from=dependencies /app/node_modules ./node_modules
COPY hosts ./hosts
COPY src ./src
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 8787 9787
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.OPS_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "hosts/cli.ts", "serve"]
