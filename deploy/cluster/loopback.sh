#!/bin/sh
# Runs the cluster of this folder on one machine, to try it: each node is an address of the loopback. Needs root.
#   loopback.sh up              starts all, and makes the database `rumbo` with its two roles
#   loopback.sh list            says which node is the leader
#   loopback.sh switchover      gives the lead to another node, as planned
#   loopback.sh kill NODE       ends a node at once, as a power cut; NODE is db1, db2 or db3
#   loopback.sh crash NODE      ends only its PostgreSQL
#   loopback.sh start NODE      starts it again
#   loopback.sh down            ends all; the data and logs stay in $CLUSTER_ROOT/srv/rumbo until the next `up`
# CLUSTER_ROOT is a Debian 13 folder with the packages: docs/operating.md, "A cluster". All passwords are "drill".
set -eu
root=${CLUSTER_ROOT:?the Debian 13 folder with the packages, see docs/operating.md}
files=$(dirname "$0")
home=/srv/rumbo
password=drill
nodes="db1 db2 db3"

hosts() {
  cat <<END
127.0.0.1 localhost
127.0.0.31 etcd1
127.0.0.32 etcd2
127.0.0.33 etcd3
127.0.0.41 db1
127.0.0.42 db2
127.0.0.43 db3
127.0.0.51 haproxy
127.0.0.52 pool
127.0.0.61 web1
127.0.0.62 web2
127.0.0.63 worker
END
}

address() { hosts | awk -v name="$1" '$2 == name { print $1 }'; }

inside() { chroot --userspec=postgres:postgres "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 HOME=$home PGPASSWORD=$password "$@"; }

# Starts a program in a session of its own. Its name is that of its log and of the file with its process.
run() {
  name=$1
  shift
  setsid chroot --userspec=postgres:postgres "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 HOME=$home \
    "$@" >>"$root$home/$name.log" 2>&1 </dev/null &
  echo $! >"$root$home/$name.pid"
}

# A file may name a process that is gone: its number may be another's by now.
is_of() { [ "$(readlink "/proc/$1/root")" = "$(realpath "$root")" ]; }

end() {
  pid=$(cat "$root$home/$1.pid" 2>/dev/null) || return 0
  ! is_of "$pid" || kill -9 "-$pid"
}

crash() {
  pid=$(head -1 "$root$home/$1/postmaster.pid" 2>/dev/null) || return 0
  ! is_of "$pid" || kill -9 "$pid"
}

configure() {
  rm -rf "$root$home"
  mkdir -p "$root$home"
  hosts >"$root/etc/hosts"
  for node in $nodes; do
    mkdir "$root$home/$node.sockets"
    # a node listens on its own address only, has a smaller memory, and its own folder for sockets
    sed -e "s/NODE/$node/g" -e "s/0\.0\.0\.0/$(address $node)/" -e "s/[A-Z]*_PASSWORD/$password/" \
      -e "s#/var/lib/postgresql/17/rumbo#$home/$node#" -e "s#/var/lib/postgresql/pgpass#$home/$node.pgpass#" \
      -e 's#samenet#127.0.0.0/8#' -e 's/shared_buffers: 1GB/shared_buffers: 256MB/' \
      -e "s#^  pgpass:#  parameters: {unix_socket_directories: $home/$node.sockets}\n&#" \
      "$files/patroni.yml" >"$root$home/$node.yml"
  done
  # HAProxy has no root to leave here; with 10,000 connections it asks for more open files than an account usually has
  sed -e '/^  user /d; /^  group /d' -e "s/bind :/bind $(address haproxy):/" -e 's/maxconn 10000/maxconn 2000/' \
    -e "s#/run/haproxy/admin.sock#$home/haproxy.sock#" "$files/haproxy.cfg" >"$root$home/haproxy.cfg"
  sed -e "s#/etc/pgbouncer/userlist.txt#$home/userlist.txt#" -e "s/listen_addr = \*/listen_addr = $(address pool)\nunix_socket_dir =/" \
    "$files/pgbouncer.ini" >"$root$home/pgbouncer.ini"
  echo "\"rumbo_app\" \"$password\"" >"$root$home/userlist.txt"
  chroot "$root" chown -R postgres:postgres $home
}

down() {
  for node in $nodes; do end $node; crash $node; done
  for name in haproxy pgbouncer etcd1 etcd2 etcd3; do end $name; done
  for folder in proc dev/shm; do ! mountpoint -q "$root/$folder" || umount --lazy "$root/$folder"; done
}

up() {
  down
  mountpoint -q "$root/proc" || mount --bind /proc "$root/proc"
  # Patroni asks the other nodes in threads, whose locks are there: where it cannot be written, a dead leader stays leader
  mountpoint -q "$root/dev/shm" || mount -t tmpfs -o mode=1777 none "$root/dev/shm"
  configure
  for n in 1 2 3; do
    run etcd$n etcd --name etcd$n --data-dir $home/etcd$n \
      --listen-client-urls "http://$(address etcd$n):2379" --advertise-client-urls http://etcd$n:2379 \
      --listen-peer-urls "http://$(address etcd$n):2380" --initial-advertise-peer-urls http://etcd$n:2380 \
      --initial-cluster etcd1=http://etcd1:2380,etcd2=http://etcd2:2380,etcd3=http://etcd3:2380
  done
  for node in $nodes; do run $node patroni $home/$node.yml; done
  run haproxy haproxy -db -f $home/haproxy.cfg
  run pgbouncer pgbouncer $home/pgbouncer.ini
  tries=0
  until inside psql -h haproxy -p 5000 -U postgres -c 'select 1' >/dev/null 2>&1; do
    tries=$((tries + 1))
    if [ $tries -gt 60 ]; then
      echo "There is no leader after a minute. The logs are in $root$home." >&2
      exit 1
    fi
    sleep 1
  done
  inside psql -q -h haproxy -p 5000 -U postgres -c "create role rumbo login password '$password'" \
    -c "create role rumbo_app login password '$password'" -c "alter role rumbo_app set statement_timeout = '10s'" \
    -c "alter role rumbo_app set lock_timeout = '3s'" -c 'create database rumbo owner rumbo'
}

case ${1-} in
  up) up ;;
  down) down ;;
  list | switchover) inside timeout 30 patronictl -c "$home/db1.yml" "$1" $([ "$1" = list ] || echo --force) ;;
  kill) end "$2"; crash "$2" ;;
  crash) crash "$2" ;;
  start) run "$2" patroni "$home/$2.yml" ;;
  *) sed -n '2,10s/^# \{0,1\}//p' "$0" ;;
esac
